import { Button } from '@shortlist/design-system/Button';
import { RemoteWidget } from '@shortlist/platform';
import { useSearchParams } from '@shortlist/platform/router';
import { type ComponentType, type ReactElement, useState } from 'react';

/** Which widgets are shown is known at run time only, so their contracts can't be held to here. */
const AnyWidget = RemoteWidget as unknown as ComponentType<Record<string, unknown>>;

/** What a widget is given besides what its remote says in `kit.config.ts`: a tab is told nothing and says nothing. */
const TAB_PROPS = { params: {}, onParamsChange: () => {} };

/** The widgets named in the address, each in a place of its own, beside something that works without them. */
export function Component(): ReactElement {
  const [search] = useSearchParams();
  const [presses, setPresses] = useState(0);
  return (
    <div data-kit-stage="">
      <p>Stage</p>
      <Button onPress={() => setPresses(presses + 1)}>Pressed {presses}</Button>
      {search.getAll('widget').map((id) => (
        <section key={id} data-kit-place={id}>
          <AnyWidget id={id} {...TAB_PROPS} {...givenTo(id)} />
        </section>
      ))}
    </div>
  );
}

function givenTo(id: string): Record<string, unknown> {
  const given = Reflect.get(globalThis, 'kitProps') as Record<string, Record<string, unknown>> | undefined;
  return given?.[id] ?? {};
}
