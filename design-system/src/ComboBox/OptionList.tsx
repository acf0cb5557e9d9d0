import { Check } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import overlay from '../overlay/overlay.module.css';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './ComboBox.module.css';
import { type ComboBoxItem, type ComboBoxOption, isSection } from './options.ts';
import { type EmptyList, useEmptyText } from './use-empty-text.ts';
import { useVirtual } from './use-virtual.ts';

interface OptionListProps extends EmptyList {
  readonly options: readonly ComboBoxOption[];
}

/** The list that opens under the field. */
export function OptionList({ options, ...empty }: OptionListProps) {
  const virtual = useVirtual(options);
  const list = (
    <ListBox className={styles.list ?? ''} renderEmptyState={() => <NoOptions {...empty} />}>
      {options.map((option) =>
        isSection(option) ? (
          <ListBoxSection key={option.title} id={`section ${option.title}`} className={styles.section ?? ''}>
            <Header className={styles.heading}>{option.title}</Header>
            {option.items.map(renderItem)}
          </ListBoxSection>
        ) : (
          renderItem(option)
        ),
      )}
    </ListBox>
  );
  return virtual ? <virtual.VirtualList>{list}</virtual.VirtualList> : list;
}

function NoOptions(empty: EmptyList) {
  const text = useEmptyText(empty);
  return (
    <span className={styles.empty}>
      {empty.isLoading ? <Spinner /> : null}
      {text}
    </span>
  );
}

function renderItem({ id, label, description, isDisabled = false }: ComboBoxItem) {
  return (
    <ListBoxItem key={id} id={id} textValue={label} isDisabled={isDisabled} className={overlay.item ?? ''}>
      {({ isSelected }) => (
        <>
          <span className={overlay.lead}>{isSelected ? <Check aria-hidden /> : null}</span>
          <span className={overlay.text}>
            {label}
            {description ? <span className={styles.description}>{description}</span> : null}
          </span>
        </>
      )}
    </ListBoxItem>
  );
}
