import type { Resume } from '@shortlist/api-contract';
import { Card, CardBody } from '@shortlist/design-system/Card';
import { Tab, TabList, TabPanel, Tabs } from '@shortlist/design-system/Tabs';
import { AnalysisPanel } from './AnalysisPanel.tsx';
import { LinksPanel } from './LinksPanel.tsx';

/** What carries the score, and the two sites whose links may stand in a resume. */
export function DetailTabs({ resume }: { readonly resume: Resume }) {
  return (
    <Card aria-label="Analysis and links">
      <CardBody>
        <Tabs>
          <TabList label="Resume details">
            <Tab id="analysis">Detailed Analysis</Tab>
            <Tab id="linkedin">Linkedin</Tab>
            <Tab id="github">Github</Tab>
          </TabList>
          <TabPanel id="analysis">
            <AnalysisPanel resume={resume} />
          </TabPanel>
          <TabPanel id="linkedin">
            <LinksPanel links={resume.links} site="linkedin" name="Linkedin" />
          </TabPanel>
          <TabPanel id="github">
            <LinksPanel links={resume.links} site="github" name="Github" />
          </TabPanel>
        </Tabs>
      </CardBody>
    </Card>
  );
}
