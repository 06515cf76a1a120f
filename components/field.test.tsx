import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BirthDateField } from './birth-date-field';
import { Checkbox } from './checkbox';
import { ChoiceGroup } from './choice-group';
import { fieldId } from './field';
import { RadioCard } from './radio-card';
import { SelectField } from './select-field';
import { TextField } from './text-field';

describe('a field', () => {
  it('is found by its visible label and carries its form name', () => {
    render(<TextField name="contact.email" label="E-mail address" type="email" autoComplete="email" />);
    const input = screen.getByLabelText('E-mail address');
    expect(input.getAttribute('name')).toBe('contact.email');
    expect(input.id).toBe(fieldId('contact.email'));
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(input.getAttribute('aria-describedby')).toBeNull();
  });

  it('tells a screen reader its hint and what is wrong with it', () => {
    render(
      <TextField name="phone" label="Phone" hint="With country code" error="Enter a valid phone number" />,
    );
    const input = screen.getByLabelText('Phone');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const texts = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(texts).toEqual(['With country code', 'Enter a valid phone number']);
  });

  it('marks a required field for the eye and for the browser, without reading the asterisk', () => {
    render(<TextField name="surname" label="Surname" required />);
    const input = screen.getByRole('textbox', { name: 'Surname' }) as HTMLInputElement;
    expect(input.required).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('offers the choices of a list under their groups', () => {
    render(
      <SelectField
        name="origin"
        label="From"
        emptyText="Choose an airport"
        options={[{ label: 'Netherlands', options: [{ value: 'AMS', text: 'Amsterdam' }] }]}
        defaultValue="AMS"
      />,
    );
    expect((screen.getByLabelText('From') as HTMLSelectElement).value).toBe('AMS');
    expect(screen.getByRole('group', { name: 'Netherlands' })).toBeTruthy();
  });

  it('names the box that must be ticked when it is not', () => {
    render(<Checkbox name="terms" label="I agree to the terms" error="Agree to the terms to go on" />);
    const box = screen.getByRole('checkbox', { name: 'I agree to the terms' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-describedby')).toBe(`${fieldId('terms')}-error`);
  });
});

describe('a group of choices', () => {
  it('reads the question, its hint and its error with the group, and the description with the choice', () => {
    render(
      <ChoiceGroup
        id={fieldId('insurance')}
        legend="Insurance"
        hint="Nothing is preselected"
        error="Choose one"
      >
        <RadioCard name="insurance" value="none" label="No insurance" description="You carry the risk" />
      </ChoiceGroup>,
    );
    const group = screen.getByRole('group', { name: 'Insurance' });
    expect(group.getAttribute('aria-describedby')).toBe('field-insurance-hint field-insurance-error');
    const choice = screen.getByRole('radio', { name: 'No insurance' });
    const description = document.getElementById(choice.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('You carry the risk');
  });

  it('asks a birth date as day, month and year', () => {
    render(
      <BirthDateField
        name="travellers.0.birthdate"
        legend="Date of birth"
        error="This date does not exist"
        partLabels={{ day: 'Day', month: 'Month', year: 'Year' }}
        defaultValues={{ day: '31', month: '02', year: '1990' }}
      />,
    );
    expect(screen.getByRole('group', { name: 'Date of birth' })).toBeTruthy();
    const parts = screen.getAllByRole('textbox') as HTMLInputElement[];
    expect(parts.map((part) => [part.name, part.value])).toEqual([
      ['travellers.0.birthdate.day', '31'],
      ['travellers.0.birthdate.month', '02'],
      ['travellers.0.birthdate.year', '1990'],
    ]);
    expect(parts.every((part) => part.getAttribute('aria-invalid') === 'true')).toBe(true);
  });
});
