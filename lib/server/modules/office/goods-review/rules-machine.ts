import type { Finding, FindingRule } from '@/lib/shared/goods/goods-review'
import type { Looked, Outcome } from '../../core/moderation/types'

const RULE_OF: Readonly<Record<Exclude<Outcome, 'pass'>, FindingRule>> = {
  block: 'machine',
  review: 'doubt',
  none: 'unlooked',
}

/**
 * The findings of the moderation vendor. Pictures without a verdict wait for staff like the others, as one finding;
 * `positions` are those of the pictures, 0 for the texts.
 */
export function machineFindings(found: readonly Looked[], positions: readonly number[]): Finding[] {
  const unlooked: number[] = []
  const findings = found.flatMap(({ verdict, reason }, i): Finding[] => {
    const position = positions[i] ?? 0
    if (verdict === 'pass') return []
    if (verdict === 'none') unlooked.push(position)
    const what = position === 0 ? '文字' : `第 ${position} 张图片`
    return verdict === 'none' ? [] : [{ rule: RULE_OF[verdict], text: `${what}：${reason || '可能违规'}` }]
  })
  return unlooked.length > 0
    ? [...findings, { rule: RULE_OF.none, text: `${namesOf(unlooked)}未经机审，需人工查看` }]
    : findings
}

function namesOf(positions: readonly number[]): string {
  const pictures = positions.filter((position) => position > 0)
  return [
    ...(positions.includes(0) ? ['文字'] : []),
    ...(pictures.length > 0 ? [`第 ${pictures.join('、')} 张图片`] : []),
  ].join('和')
}
