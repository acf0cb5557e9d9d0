/** How a file of groups looks; the people are invented. */
export const SAMPLE_GROUPS = `email,sex,ethnicity
ada@example.com,Female,White
grace@example.com,Female,Black or African American
alan@example.com,Male,White
declined@example.com,,
`;
