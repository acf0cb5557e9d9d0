export { Board, type BoardCard, type BoardCardTab, type BoardColumn, type BoardProps } from './Board.tsx';
