export * from './NavigationProvider.tsx';
