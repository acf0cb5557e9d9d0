import { screen, userEvent } from 'storybook/test';
import TrackingBoardWidget from '../tracking-board/TrackingBoardWidget.tsx';
import { TabFrame } from './TabFrame.tsx';

/** The tab Tracking as the dashboard shows it, with what its address says. */
export function TrackingTab({ search = '' }: { readonly search?: string }) {
  return <TabFrame tab={TrackingBoardWidget} search={search} />;
}

/** The card of a position. */
export const card = (name: string) => screen.findByRole('row', { name });

/** Opens the menu of a card and chooses an entry. */
export async function chooseFromMenuOf(name: string, entry: string) {
  await card(name);
  await userEvent.click(screen.getByRole('button', { name: `Move ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
}
