import { Button, type ButtonProps } from '@shortlist/design-system/Button';
import { ListChecks } from 'lucide-react';

interface QueueButtonProps extends Pick<ButtonProps, 'size' | 'onPress'> {
  /** How many verdicts are to check. */
  readonly count: number;
  /** Whose verdicts, or on which position, where several such buttons are in sight. */
  readonly of?: string;
}

/** How much is to check, as the button that opens it in a row. */
export function QueueButton({ count, of, ...rest }: QueueButtonProps) {
  const words = `To check (${count})`;
  return (
    <Button {...rest} icon={<ListChecks aria-hidden />} {...(of && { 'aria-label': `${words}: ${of}` })}>
      {words}
    </Button>
  );
}
