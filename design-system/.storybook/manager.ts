import { addons } from 'storybook/manager-api';
import { theme } from './theme.ts';

/** Names of stories are those of tests, which begin with the ids of what they prove; who browses reads what is shown. */
const IDS = /^(?:\[[A-Z]{2}-\d\d(?:, [A-Z]{2}-\d\d)*\]\s*)+/;

addons.setConfig({ theme, sidebar: { renderLabel: ({ name }) => name.replace(IDS, '') } });
