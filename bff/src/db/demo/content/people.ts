export { BUSINESS } from './people-business.ts';
export { DESIGN_AND_DATA } from './people-design-data.ts';
export { ENGINEERS } from './people-engineers.ts';
