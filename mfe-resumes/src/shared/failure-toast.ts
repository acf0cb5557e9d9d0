import { showToast } from '@shortlist/design-system/Toast';

/** Says that something which the screen showed as done was not, without taking the screen's place. */
export function showFailure(message: string): void {
  showToast({ message, icon: 'warning' });
}
