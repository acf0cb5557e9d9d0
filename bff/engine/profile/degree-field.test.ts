import { expect, test } from 'vitest';
import { readField, relateFields } from './degree-field.ts';

test.each([
  ['accounting or finance', 'BSc Accounting, University of Porto', 'same'],
  ['computer science', 'B.S. in Computer Engineering', 'same'],
  ['nursing', 'Bachelor of Science in Nursing', 'same'],
  ['physical therapy', 'Master of Occupational Therapy', 'related'],
  ['', 'BA History', 'same'],
  ['accounting', 'BBA in Marketing', 'related'],
  ['computer science', 'BSc Information Systems', 'related'],
  ['engineering or computing', 'MSc Embedded Systems', 'same'],
  ['computer science', 'B.Sc. Informatik, Technische Universität München', 'same'],
  ['Informatik', 'B.S. in Computer Science', 'same'],
  ['accounting', 'Licenciatura en Contabilidad', 'same'],
  ['mechanical engineering', 'Diplôme d’ingénieur, génie mécanique', 'same'],
  ['computer science', 'M.Sc. Wirtschaftsinformatik', 'related'],
  ['computer science', 'Studium der Rechtswissenschaften', 'other'],
  ['law', 'Bachelor of Music', 'other'],
  ['medication administration', 'Bachelor of Music', 'other'],
  ['mechanical engineering', 'BA in English Literature', 'other'],
  ['accounting', 'Bachelor of Science, University of Leeds', 'unknown'],
  ['CS / EE / IT', 'Bachelor of Technology, Electrical and Electronics Engineering', 'same'],
  ['CS / EE / IT', 'MSc Information Technology Management', 'same'],
  ['CS / EE / IT', 'B.E. Chemical Engineering', 'related'],
  ['engineering or computing', 'B.E. Chemical Engineering', 'same'],
  ['mechanical engineering', 'B.E. Chemical Engineering', 'related'],
  ['accounting or a related field', 'Bachelor of Music', 'other'],
])('[VD-03] asked “%s”, shown “%s”: %s', (asked, shown, relation) => {
  expect(relateFields(asked, readField(shown))).toBe(relation);
});

test.each(['of Science', 'of Arts', 'degree', 'related field', 'technology'])(
  '[VD-03] “%s” in common makes no field the same',
  (word) => {
    expect(relateFields(`law ${word}`, readField(`Bachelor in nursing ${word}`))).not.toBe('same');
  },
);
