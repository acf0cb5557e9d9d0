import { Upload } from 'lucide-react';
import { type ComponentProps, type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './FileDrop.module.css';

export interface FileDropProps extends Omit<ComponentProps<'label'>, 'children' | 'htmlFor'> {
  /** What to do: "Drop resumes here or choose files". */
  label: string;
  /** What is taken: "PDF, DOC, or DOCX, up to 10 MB each". */
  description?: ReactNode;
  /** What the file dialog offers: extensions or media types. What is dropped is not filtered: check and explain. */
  accept?: readonly string[];
  /** Gets at least one file. */
  onFiles: (files: File[]) => void;
  allowsMultiple?: boolean;
  isDisabled?: boolean;
  /** A sentence when the last choice was refused. */
  errorMessage?: string | undefined;
  name?: string;
}

/** A place for files: drop them, or press it and choose. */
export function FileDrop({
  label,
  description,
  accept = [],
  onFiles,
  allowsMultiple = false,
  isDisabled = false,
  errorMessage,
  name,
  className,
  ...rest
}: FileDropProps) {
  const id = useId();
  const { isOver, ...dropHandlers } = useFileDrop(isDisabled, (files) =>
    onFiles(allowsMultiple ? files : files.slice(0, 1)),
  );
  return (
    <label
      {...rest}
      {...dropHandlers}
      htmlFor={`${id}input`}
      className={classNames(styles.drop, className)}
      data-over={isOver || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        id={`${id}input`}
        type="file"
        className={styles.input}
        accept={accept.join(',')}
        multiple={allowsMultiple}
        disabled={isDisabled}
        name={name}
        aria-labelledby={`${id}label`}
        aria-describedby={`${id}help`}
        aria-invalid={errorMessage ? true : undefined}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file may be chosen again after a refusal.
          event.target.value = '';
        }}
      />
      <Upload className={styles.icon} aria-hidden size={20} />
      <span className={styles.words}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        <span id={`${id}help`} className={styles.help}>
          {description}
          {errorMessage ? <span className={styles.error}>{errorMessage}</span> : null}
        </span>
      </span>
    </label>
  );
}

/** Drag handlers that take files and leave everything else to the page. */
function useFileDrop(isDisabled: boolean, take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const holdsFiles = (event: DragEvent) => !isDisabled && event.dataTransfer.types.includes('Files');
  return {
    isOver,
    onDragEnter: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(false);
      const files = [...event.dataTransfer.files];
      if (files.length > 0) take(files);
    },
  };
}
