import { SPECULATION_RULES } from '@/lib/shared/speculation-rules'

/** Scripts that count a visit must wait for `document.prerendering` to end. */
export function SpeculationRules() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant made of the route table
  return <script type="speculationrules" dangerouslySetInnerHTML={{ __html: SPECULATION_RULES }} />
}
