import { create } from 'storybook/theming';

/** The frame around the stories: the same paper and ink, by value, since tokens.css does not reach it. */
export const theme = create({
  base: 'light',
  brandTitle: 'Shortlist',
  brandUrl: '/',
  fontBase: '"Schibsted Grotesk Variable", system-ui, sans-serif',
  colorPrimary: '#1b3d7d',
  colorSecondary: '#1b3d7d',
  appBg: '#f1eee7',
  appContentBg: '#fbf9f5',
  appPreviewBg: '#fbf9f5',
  appBorderColor: '#d3ccbe',
  appBorderRadius: 8,
  barBg: '#fbf9f5',
  barSelectedColor: '#1b3d7d',
  textColor: '#161e2c',
  textMutedColor: '#646872',
  inputBg: '#ffffff',
  inputBorder: '#8d8677',
  inputBorderRadius: 6,
});
