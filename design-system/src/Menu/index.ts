export * from './Menu.tsx';
export * from './MenuPopover.tsx';
