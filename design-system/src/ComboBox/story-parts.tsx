import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { ComboBox } from './ComboBox.tsx';

/** Only for stories. */
export const CITIES = [
  { id: 'ant', label: 'Antwerp', description: 'Belgium' },
  { id: 'bar', label: 'Barcelona', description: 'Spain' },
  { id: 'gda', label: 'Gdańsk', description: 'Poland' },
  { id: 'ham', label: 'Hamburg', description: 'Germany' },
  { id: 'rot', label: 'Rotterdam', description: 'Netherlands' },
  { id: 'val', label: 'Valencia', description: 'Spain', isDisabled: true },
];

/** Stands in for a server: answers 300 ms after the last key. Only for stories. */
export function Searched() {
  const [typed, setTyped] = useState('');
  const [answered, setAnswered] = useState('');
  const isLoading = typed !== answered;
  const search = (text: string) => {
    setTyped(text);
    setTimeout(() => setAnswered(text), 300);
  };
  const found = CITIES.filter(({ label }) => label.toLowerCase().includes(answered.toLowerCase()));
  return (
    <ComboBox
      label="Location"
      items={isLoading ? [] : found}
      isSearchedElsewhere
      isLoading={isLoading}
      onInputChange={search}
    />
  );
}

/** A form whose server refuses one of the options. Only for stories. */
export function Refused() {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const refuse = (data: FormData) =>
    setErrors(data.get('location') === 'ham' ? { location: 'Hamburg has no office any more.' } : {});
  return (
    <Form errors={errors} onSubmit={(event) => refuse(new FormData(event.currentTarget))}>
      <ComboBox label="Location" name="location" items={CITIES} defaultValue="ham" isRequired />
      <Button type="submit" variant="primary">
        Save
      </Button>
    </Form>
  );
}
