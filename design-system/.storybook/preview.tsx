import '@shortlist/design-system/fonts.css';
import '@shortlist/design-system/base.css';
import '@shortlist/design-system/tokens.css';
import { DecoratorHelpers } from '@storybook/addon-themes';
import { mswLoader } from 'msw-storybook-addon/csf3';
import type { InputType } from 'storybook/internal/types';
import { configure } from 'storybook/test';
import type { Preview } from 'storybook-react-rsbuild';
import { DocsPage } from '../src/story-layout/DocsPage.tsx';
import { withSurroundings } from '../src/story-layout/surroundings.tsx';
import { theme } from './theme.ts';

// A screen's first answer comes through a service worker: on a busy machine that takes far more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

// The switch in Storybook's bar; what it means is in withSurroundings.
DecoratorHelpers.initializeThemeState(['light', 'dark'], 'light');

/** `isSelected?: boolean | undefined` is switched, not written as an object. */
const OF_BOOLEAN =
  /^(?:boolean|undefined|null|true|false)(?:\s*\|\s*(?:boolean|undefined|null|true|false))*$/;

/** Says which values a prop takes, where it would say "union". */
function withType(argType: InputType): InputType {
  const { type, table, control } = argType;
  const summary = (typeof type === 'object' && type.raw) || table?.type?.summary || '';
  const isBoolean = OF_BOOLEAN.test(summary);
  return {
    ...argType,
    table: { ...table, type: { ...table?.type, summary } },
    ...(isBoolean ? { control: { type: 'boolean' } } : control && { control }),
  };
}

const preview: Preview = {
  argTypesEnhancers: [
    ({ argTypes }) =>
      Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withType(argType)])),
  ],
  loaders: [mswLoader()],
  decorators: [withSurroundings],
  globalTypes: {
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right', right: 'en' },
          { value: 'rtl', title: 'Right to left', right: 'he' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { direction: 'ltr' },
  parameters: {
    layout: 'padded',
    controls: { expanded: true },
    backgrounds: { disable: true },
    // A component alone is no page: landmarks are checked on the product itself.
    a11y: { test: 'error', config: { rules: [{ id: 'region', enabled: false }] } },
    docs: { theme, page: DocsPage, canvas: { sourceState: 'shown' } },
    options: {
      storySort: {
        order: [
          'Foundations',
          [
            'Getting started',
            'Principles',
            'Overview',
            'Tokens',
            'Type',
            'Icons',
            'Layout',
            'Content style',
            'Accessibility',
            'Logo',
            'Changelog',
          ],
          // Before the components: search shows equal hits in this order.
          'Screens',
          ['Shell', 'Dashboard', 'Jobs', 'Resumes', 'AI', 'Billing'],
          'Widgets',
          ['Shell', 'Dashboard', 'Jobs', 'Resumes', 'AI', 'Billing'],
          'Actions',
          'Fields',
          'Layout',
          'Evidence',
          'Data',
          'Feedback',
          'Overlays',
          'Navigation',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        narrow: { name: '390, a phone', styles: { width: '390px', height: '844px' } },
        wide: { name: '1440, a desk', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
};

export default preview;
