import { showToast } from '@shortlist/design-system/Toast';
import { TriangleAlert } from 'lucide-react';
import { createElement } from 'react';

/** Says that something which the screen showed as done was not, without taking the screen's place. */
export function showFailure(message: string): void {
  showToast({ message, icon: createElement(TriangleAlert, { 'aria-hidden': true }) });
}
