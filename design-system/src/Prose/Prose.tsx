import type { ComponentProps } from 'react';
import { keysOf } from '../ChartFigure/chart-data.ts';
import { classNames } from '../class-names.ts';
import { type Block, blocksOf } from './blocks.ts';
import styles from './Prose.module.css';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** As it was typed: empty lines part paragraphs; a dash, a dot or a number begins an item. */
  text: string;
}

/** A text that somebody typed into a field, drawn as paragraphs, lists and the titles above them. */
export function Prose({ text, className, ...rest }: ProseProps) {
  const blocks = blocksOf(text);
  const keys = keysOf(blocks.map((block) => (block.kind === 'list' ? block.items.join('\n') : block.text)));
  return (
    <div {...rest} className={classNames(styles.prose, className)}>
      {blocks.map((block, index) => (
        <Drawn key={keys[index]} block={block} />
      ))}
    </div>
  );
}

function Drawn({ block }: { block: Block }) {
  if (block.kind !== 'list') {
    return <p className={block.kind === 'title' ? styles.title : styles.paragraph}>{block.text}</p>;
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  const keys = keysOf(block.items);
  return (
    <List className={styles.list}>
      {block.items.map((item, index) => (
        <li key={keys[index]}>{item}</li>
      ))}
    </List>
  );
}
