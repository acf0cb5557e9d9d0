import { DensityToggle } from './DensityToggle.tsx';
import { ListPager } from './ListPager.tsx';
import { LongTableBody } from './LongTableBody.tsx';
import { Cell, Column, Row, TableBody, TableHeader } from './Table.tsx';
import { TablePager } from './TablePager.tsx';
import { SelectAllColumn, SelectCell } from './TableSelection.tsx';
import { TableEmpty, TableLoading } from './TableStates.tsx';

/** What a table is put together from, for its docs page. */
export const TABLE_PARTS = {
  TableHeader,
  Column,
  TableBody,
  LongTableBody,
  Row,
  Cell,
  SelectAllColumn,
  SelectCell,
  TableEmpty,
  TableLoading,
  TablePager,
  ListPager,
  DensityToggle,
};
