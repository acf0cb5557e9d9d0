import { appLocale } from './locale.ts';

const LOCALE = { locale: appLocale(), direction: 'ltr' } as const;

/**
 * Stands in for React Aria's module of this name (`tooling/preset/shell-config.ts`): its components format numbers as the
 * rest of the product does, whatever the browser's language. React Aria's own asks the browser for its locales as soon as
 * it is evaluated, and the first such question takes 50 ms.
 */
export const useDefaultLocale = (): typeof LOCALE => LOCALE;
