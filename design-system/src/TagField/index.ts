export * from './TagField.tsx';
