export type { TagSuggestion } from './Suggestions.tsx';
export * from './TagField.tsx';
export type { TagCompletion } from './use-completions.ts';
