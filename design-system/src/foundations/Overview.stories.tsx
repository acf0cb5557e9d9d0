import { Check, Pencil, Plus, X } from 'lucide-react';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Badge } from '../Badge/Badge.tsx';
import { Button, type ButtonVariant } from '../Button/Button.tsx';
import { Card, CardBody } from '../Card/Card.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FilterBar } from '../FilterBar/FilterBar.tsx';
import { Meter } from '../Meter/Meter.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Quote } from '../Quote/Quote.tsx';
import { Radio, RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { ScoreRing } from '../ScoreRing/ScoreRing.tsx';
import { SegmentedControl } from '../SegmentedControl/SegmentedControl.tsx';
import { Select } from '../Select/Select.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { Part } from '../story-layout/Part.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { VERDICT_ORDER, Verdict } from '../Verdict/Verdict.tsx';
import styles from './overview.module.css';

const meta = { title: 'Foundations/Overview' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const variants: { variant: ButtonVariant; label: string; icon?: boolean }[] = [
  { variant: 'primary', label: 'Save' },
  { variant: 'secondary', label: 'Edit', icon: true },
  { variant: 'ghost', label: 'Cancel' },
  { variant: 'danger', label: 'Delete' },
];

function Buttons() {
  return (
    <div className={styles.buttons}>
      {variants.map(({ variant, label, icon }) => {
        const drawing = icon ? { icon: <Pencil aria-hidden /> } : {};
        return (
          <Inline key={variant} gap={3}>
            <Button variant={variant} {...drawing}>
              {label}
            </Button>
            <Button variant={variant} isDisabled {...drawing}>
              {label}
            </Button>
            <Button variant={variant} isPending pendingLabel="Saving...">
              {label}
            </Button>
          </Inline>
        );
      })}
    </div>
  );
}

function Fields() {
  return (
    <div className={styles.fields}>
      <TextField
        label="Candidate Name"
        defaultValue="Ines Okafor"
        description="As it should read on lists."
      />
      <TextField label="Title" placeholder="Senior Backend Engineer" isRequired />
      <PasswordField
        label="Confirm Password"
        defaultValue="password"
        errorMessage="Confirm Password must match Password."
      />
      <TextField
        label="Email"
        defaultValue="marta.lindqvist@alderquay.example"
        description="You can't change your email."
        isReadOnly
      />
    </div>
  );
}

function Choices() {
  return (
    <Inline gap={3}>
      <Checkbox defaultSelected>Chosen</Checkbox>
      <Checkbox>Left out</Checkbox>
      <Checkbox isIndeterminate>Some</Checkbox>
      <Switch defaultSelected>Active</Switch>
      <Switch>Inactive</Switch>
    </Inline>
  );
}

function Badges() {
  return (
    <Inline gap={3}>
      <Badge tone="accent">Active</Badge>
      <Badge>Reserve</Badge>
      <Badge tone="positive" icon={<Check aria-hidden />}>
        Paid
      </Badge>
      <Badge tone="caution">Priority 6</Badge>
      <Badge tone="negative" icon={<X aria-hidden />}>
        Failed
      </Badge>
      <Badge tone="pencil">estimated</Badge>
    </Inline>
  );
}

function Scores() {
  return (
    <>
      <Inline gap={3}>
        <ScoreRing value={0.85} unit="percent" />
        <ScoreRing value={0.75} potential={0.95} unit="percent" />
        <ScoreRing value={null} unit="percent" />
      </Inline>
      <Inline gap={3}>
        <Meter value={0.85} label="Certain" />
        <Meter value={0.75} potential={0.95} label="Uncertain" />
        <Badge tone="pencil">Not scored yet</Badge>
      </Inline>
    </>
  );
}

const ignore = () => undefined;

/** What a screen is made of, side by side. */
export const Controls: Story = {
  render: () => (
    <div className={styles.sheet}>
      <Stack>
        <Part title="Buttons: at rest, disabled, busy">
          <Buttons />
        </Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Choices">
          <Choices />
        </Part>
        <Part title="Switches and filters">
          <Inline gap={3}>
            <SegmentedControl
              label="View"
              value="post"
              onChange={ignore}
              items={[
                { id: 'post', label: 'Post Position' },
                { id: 'upload', label: 'Upload Resume' },
              ]}
            />
          </Inline>
          <FilterBar
            label="Position"
            value="all"
            onChange={ignore}
            items={[
              { id: 'all', label: 'All', count: 24 },
              { id: 'designer', label: 'Product Designer', count: 5 },
              { id: 'analyst', label: 'Data Analyst', count: 2 },
            ]}
          />
        </Part>
      </Stack>
      <Stack>
        <Select
          label="Status"
          defaultValue="reserve"
          items={[
            { id: 'active', label: 'Active' },
            { id: 'reserve', label: 'Reserve' },
          ]}
        />
        <RadioGroup label="Contact by" defaultValue="email" orientation="horizontal">
          <Radio value="email">Email</Radio>
          <Radio value="phone">Phone</Radio>
        </RadioGroup>
        <Part title="Badges">
          <Badges />
        </Part>
        <Part title="Verdicts">
          {VERDICT_ORDER.map((verdict) => (
            <Verdict key={verdict} verdict={verdict} />
          ))}
        </Part>
        <Button size="small" icon={<Plus aria-hidden />}>
          Add filter
        </Button>
      </Stack>
      <Stack>
        <Part title="Score, certain and uncertain">
          <Scores />
        </Part>
        <Part title="Quotes">
          <Card>
            <CardBody>
              <Quote
                number={1}
                tone="support"
                text="Led the move of 14 shipment services from a single Rails app to Go, with no customer-facing downtime."
                marked="Led the move of 14 shipment services from a single Rails app to Go"
                source="Tidewater Freight, page 1"
              />
            </CardBody>
          </Card>
          <Card>
            <CardBody>
              <Quote
                number={5}
                tone="concern"
                text="Responsible for various tasks in the payments team."
                source="Kestrel Pay, page 1"
              />
            </CardBody>
          </Card>
          <Card isUnknown>
            <CardBody>Not mentioned. Ask the candidate.</CardBody>
          </Card>
        </Part>
      </Stack>
    </div>
  ),
};

export const ControlsNarrow: Story = { ...Controls, globals: { viewport: { value: 'narrow' } } };
