export * from './CodeBlock.tsx';
