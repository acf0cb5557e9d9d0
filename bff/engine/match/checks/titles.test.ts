import { expect, test } from 'vitest';
import { createLocalAnalyzer } from '../../analyzer.ts';
import { documentFromText } from '../../extraction/document.ts';

const analyzer = createLocalAnalyzer();

test.each([
  { title: 'HVAC Service Technician', own: 'Service Tech', verdict: 'partly' },
  { title: 'Quality Assurance Technician', own: 'QA Technician', verdict: 'met' },
  { title: 'Quality Assurance Supervisor', own: 'QA Lead', verdict: 'partly' },
])('[AI-03] as $title, a $own is $verdict', async ({ title, own, verdict }) => {
  const document = documentFromText(`Ines Okafor
Experience
${own}, Tidewater Freight, Mar 2019 - Jun 2024
- Repaired the air conditioning of forty shops, and led the quality assurance of every repair`);

  const { requirements } = await analyzer.match(document, { title, description: '', skillTags: [] });

  expect(requirements).toMatchObject([{ type: 'title', verdict, quotes: [{ text: own }] }]);
});
