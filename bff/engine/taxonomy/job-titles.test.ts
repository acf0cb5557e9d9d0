import { expect, test } from 'vitest';
import { headOfTitle, occupationsOf } from './job-titles.ts';

const isAlike = (one: string, other: string): boolean =>
  [...occupationsOf(one)].some((each) => occupationsOf(other).has(each));

test.each([
  ['Registered Nurse', 'Staff Nurse'],
  ['Accountant', 'Bookkeeper'],
  ['HR Generalist', 'Recruiter'],
  ['Truck Driver', 'Delivery Driver'],
  ['Store Manager', 'Manager, Store'],
  ['Accountant II', 'Senior Bilingual Accountant (Contract)'],
  ['Software Developer', 'Backend Engineer'],
  ['Software Developer', 'Backend Engineer (Go)'],
  ['Software Engineer II, Business Credit', 'Backend Engineer'],
  ['Graphic Designer - Museum Shop & Publications', 'Graphic Artist'],
])('[AI-03] %s and %s are called so in one occupation', (one, other) => {
  expect(isAlike(one, other)).toBe(true);
});

test.each([
  ['Civil Engineer', 'Software Engineer'],
  ['Sales Engineer', 'Software Engineer'],
  ['Store Manager', 'Kitchen Manager'],
  ['Security Guard', 'Security Engineer'],
  ['Nursing Assistant', 'Medical Records Assistant'],
  ['Engineer', 'Manager'],
])('[AI-03] %s and %s share a word and no occupation', (one, other) => {
  expect(isAlike(one, other)).toBe(false);
});

test('a title that says nothing, or that nobody is called by, has no occupation', () => {
  expect(['', 'Manager', 'Wizard of Light Bulb Moments'].map((title) => occupationsOf(title).size)).toEqual([
    0, 0, 0,
  ]);
});

test.each([
  ['Customer Success Manager, Mid-Market (DACH)', 'Customer Success Manager'],
  ['Registered Nurse – Medical/Surgical (Nights)', 'Registered Nurse'],
  ['After-School Program Coordinator', 'After-School Program Coordinator'],
  ['Manager, Customer Success', 'Manager, Customer Success'],
  ['Vice President, Sales', 'Vice President, Sales'],
  ['Backend Engineer (Go)', 'Backend Engineer'],
  ['Graphic Designer - Museum Shop', 'Graphic Designer'],
  ['Night Shift - Registered Nurse', 'Registered Nurse'],
  ['Berlin Office – Product Manager', 'Product Manager'],
  ['Acme Robotics - Backend Engineer', 'Backend Engineer'],
  ['Night Shift (Registered Nurse)', 'Registered Nurse'],
  ['(Senior) Backend Engineer, Berlin', 'Backend Engineer'],
  ['Registered Nurse(s), Nights', 'Registered Nurse(s)'],
  ['Personal Shopper - Berlin', 'Personal Shopper'],
  ['Human Resources, Manager', 'Human Resources, Manager'],
  ['Senior Manager, Data Platform', 'Senior Manager, Data Platform'],
  ['Payments Platform - Berlin', 'Payments Platform - Berlin'],
])('[AI-03] the work that “%s” names is “%s”', (title, head) => {
  expect(headOfTitle(title)).toBe(head);
});
