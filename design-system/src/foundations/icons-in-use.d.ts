import type { LucideIcon } from 'lucide-react';

/** Made by .storybook/main.ts from the sources of all packages. */
export const drawings: Readonly<Record<string, LucideIcon>>;
export const icons: readonly { name: string; packages: readonly string[]; sizes: readonly number[] }[];
