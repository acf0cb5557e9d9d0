import { useEffect, useState } from 'react';
import { Card } from '../Card/Card.tsx';
import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { SkeletonRows } from '../Skeleton/Skeleton.tsx';
import { Cell, Column, Row, Table, TableBody, TableHeader } from '../Table/Table.tsx';
import styles from './accessibility.module.css';
import { type ComponentFacts, readComponents } from './component-facts.ts';

/** Every component with its keys and the number of states in which it is checked. */
export function ComponentTable() {
  const [components, setComponents] = useState<ComponentFacts[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    readComponents().then(
      (read) => isGone || setComponents(read),
      () => isGone || setComponents('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (components === 'failed') return <ErrorState title="Failed to read the components" headingLevel={3} />;
  return (
    <Card>
      {components === 'loading' ? (
        <SkeletonRows rows={12} label="Reading the components" />
      ) : (
        <Table label="Keys and checks of each component">
          <TableHeader>
            <Column>Component</Column>
            <Column>Keys</Column>
            <Column align="end">States checked</Column>
          </TableHeader>
          <TableBody>
            {components.map((component) => (
              <ComponentRow key={component.title} component={component} />
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}

function ComponentRow({ component: { title, keyboard, states } }: { component: ComponentFacts }) {
  const [group, name] = title.split('/');
  return (
    <Row>
      <Cell isRowHeader>
        <span className={styles.name}>{name}</span> <span className={styles.group}>{group}</span>
      </Cell>
      <Cell>
        {keyboard.length === 0 ? (
          <span className={styles.group}>none: it is read, not used</span>
        ) : (
          <ul className={styles.keys}>
            {keyboard.map(([keys, action]) => (
              <li key={keys}>
                <kbd className={styles.key}>{keys}</kbd> {action}
              </li>
            ))}
          </ul>
        )}
      </Cell>
      <Cell align="end">{states}</Cell>
    </Row>
  );
}
