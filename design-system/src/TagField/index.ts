export type { TagSuggestion } from './Suggestions.tsx';
export * from './TagField.tsx';
