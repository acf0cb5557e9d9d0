import type { DemoPerson, DemoRole } from './person.ts';

/** One person's resume as an HTML page, in their layout. */
export function pageOf(person: DemoPerson): string {
  const body = person.layout === 'sidebar' ? sidebar(person) : single(person);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${text(person.name)}</title>
<style>${STYLES[person.layout]}</style></head><body>${body}</body></html>`;
}

const STYLES: Readonly<Record<DemoPerson['layout'], string>> = {
  classic: `@page { size: A4; margin: 2cm } body { font: 11pt 'Liberation Serif' } h1 { font-size: 20pt; margin: 0 }
    h2 { font-size: 12pt; border-bottom: 1px solid #444; margin: 14pt 0 4pt } p { margin: 2pt 0 } ul { margin: 2pt 0 8pt }`,
  modern: `@page { size: A4; margin: 18mm } body { font: 10pt/1.4 'Liberation Sans'; color: #222 } h1 { font-size: 24pt; margin: 0; font-weight: 400 }
    h2 { font-size: 10pt; color: #2b6777; margin: 16pt 0 4pt } p { margin: 2pt 0 } ul { margin: 2pt 0 8pt; padding-left: 14pt }
    .role { display: flex; justify-content: space-between }`,
  sidebar: `@page { size: A4; margin: 0 } body { font: 10pt/1.4 'Liberation Sans'; margin: 0; display: grid; grid-template-columns: 62mm 1fr; min-height: 297mm }
    aside { background: #e9eef0; padding: 16mm 7mm } main { padding: 16mm 10mm } h1 { font-size: 20pt; margin: 0 }
    h2 { font-size: 11pt; margin: 14pt 0 4pt } p { margin: 2pt 0 } ul { margin: 2pt 0 8pt; padding-left: 13pt }`,
};

function single(person: DemoPerson): string {
  return [
    head(person),
    summary(person),
    experience(person),
    projects(person),
    education(person),
    skills(person),
    extras(person),
  ].join('');
}

function sidebar(person: DemoPerson): string {
  const contact = person.contact.map((line) => `<p>${text(line)}</p>`).join('');
  return `<aside><h2>Contact</h2>${contact}${skills(person, '')}${extras(person)}</aside>
<main><h1>${text(person.name)}</h1><p>${text(person.title)}</p>${summary(person)}${experience(person)}${projects(person)}${education(person)}</main>`;
}

function head(person: DemoPerson): string {
  return `<h1>${text(person.name)}</h1><p>${text(person.title)}</p><p>${person.contact.map(text).join(' | ')}</p>`;
}

function summary({ summary: words }: DemoPerson): string {
  return words ? `<h2>Summary</h2><p>${text(words)}</p>` : '';
}

function experience({ roles, layout }: DemoPerson): string {
  return `<h2>Experience</h2>${roles.map((role) => roleOf(role, layout)).join('')}`;
}

function roleOf(role: DemoRole, layout: DemoPerson['layout']): string {
  const lines = role.lines.map((line) => `<li>${text(line)}</li>`).join('');
  if (layout === 'modern') {
    return `<p class="role"><b>${text(role.title)}, ${text(role.company)}</b><span>${text(role.dates)}</span></p><ul>${lines}</ul>`;
  }
  return `<p><b>${text(role.company)}</b>, <i>${text(role.title)}</i></p><p>${text(role.dates)}</p><ul>${lines}</ul>`;
}

function projects({ projects: lines }: DemoPerson): string {
  return lines
    ? `<h2>Projects and talks</h2><ul>${lines.map((line) => `<li>${text(line)}</li>`).join('')}</ul>`
    : '';
}

function education({ education: degrees }: DemoPerson): string {
  const lines = degrees.map(
    ({ degree, school, year }) => `<p><b>${text(school)}</b>, ${text(degree)}, ${year}</p>`,
  );
  return `<h2>Education</h2>${lines.join('')}`;
}

function skills({ skills: names }: DemoPerson, separator = ', '): string {
  if (separator) return `<h2>Skills</h2><p>${names.map(text).join(separator)}</p>`;
  return `<h2>Skills</h2>${names.map((name) => `<p>${text(name)}</p>`).join('')}`;
}

function extras({ languages, certificates }: DemoPerson): string {
  const held = certificates
    ? `<h2>Certificates</h2>${certificates.map((line) => `<p>${text(line)}</p>`).join('')}`
    : '';
  return held + (languages ? `<h2>Languages</h2><p>${text(languages)}</p>` : '');
}

function text(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
