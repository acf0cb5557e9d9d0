import { ChartNoAxesColumn, Table2 } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './ChartFigure.module.css';
import { ChartPlaceholder } from './ChartPlaceholder.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type ChartData, sentenceOf } from './chart-data.ts';

/** What every chart takes for its frame. */
export interface ChartFrameProps extends Omit<ComponentProps<'figure'>, 'children' | 'aria-label'> {
  /** What is shown: names the figure and its table. */
  label: string;
  /** The numbers are on their way: a placeholder of the chart's height, read out as "Loading". */
  isLoading?: boolean | undefined;
  /** The sentence that stands for the drawing when there is nothing to draw. */
  emptyText?: string | undefined;
  /** Off only where the same numbers stand in words right beside the chart. */
  hasTableView?: boolean | undefined;
}

export interface ChartFigureProps extends ChartFrameProps {
  /** What is drawn, as a table; without rows the figure says that it is empty. */
  data: ChartData;
  /** The text alternative; all numbers of `data` in words when left out. */
  summary?: string | undefined;
  /** The drawing has no words of its own (or words that make no sentence): the summary is read in its place. */
  isPicture?: boolean | undefined;
  /** What stands at the start of the line below: the names of the series. */
  legend?: ReactNode;
  /** The drawing; null where the numbers have none, then the table stands in. */
  children: ReactNode;
}

/** The frame of every chart: its name, its text alternative, and the same numbers as a table at a press. */
export function ChartFigure({
  label,
  data,
  summary = sentenceOf(label, data),
  isPicture = false,
  isLoading = false,
  emptyText = 'No data yet',
  hasTableView = true,
  legend,
  className,
  children,
  ...rest
}: ChartFigureProps) {
  const [isTable, setIsTable] = useState(false);
  const frame = { ...rest, 'aria-label': label, className: classNames(styles.figure, className) };
  if (isLoading || data.rows.length === 0) {
    return (
      <figure {...frame} aria-busy={isLoading || undefined}>
        <ChartPlaceholder {...(isLoading ? { loading: `Loading ${label}` } : { empty: emptyText })} />
      </figure>
    );
  }
  const hasToggle = hasTableView && children !== null;
  const isTableShown = children === null || (isTable && hasToggle);
  return (
    <figure {...frame}>
      {isTableShown ? (
        <ChartTable label={label} data={data} />
      ) : (
        <Drawing summary={summary} isPicture={isPicture}>
          {children}
        </Drawing>
      )}
      {hasToggle || legend ? (
        <div className={styles.foot}>
          {isTableShown ? null : legend}
          {hasToggle ? (
            <Button
              variant="ghost"
              size="small"
              className={styles.toggle}
              icon={isTable ? <ChartNoAxesColumn aria-hidden /> : <Table2 aria-hidden />}
              onPress={() => setIsTable(!isTable)}
            >
              {isTable ? 'Show as chart' : 'Show as table'}
            </Button>
          ) : null}
        </div>
      ) : null}
    </figure>
  );
}

interface DrawingProps {
  summary: string;
  isPicture: boolean;
  children: ReactNode;
}

function Drawing({ summary, isPicture, children }: DrawingProps) {
  if (isPicture) {
    const meaning = { role: 'img', 'aria-label': summary };
    return (
      <div {...meaning} className={styles.drawing}>
        {children}
      </div>
    );
  }
  return (
    <>
      <figcaption data-visually-hidden>{summary}</figcaption>
      <div className={styles.drawing}>{children}</div>
    </>
  );
}
