export { Board, type BoardProps } from './Board.tsx';
export type { BoardCard, BoardCardTab, BoardColumn } from './board-column.ts';
