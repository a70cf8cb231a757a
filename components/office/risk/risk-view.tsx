import { Tag } from 'antd'
import screen from '@/components/office/parts/screen-page.module.css'
import type { Risk } from '@/lib/contract/entities/risk'
import { RISK_LEVELS } from '@/lib/shared/staff/risks'

const TONES = { high: 'error', middle: 'warning', low: 'default', none: 'success' } as const

export const RiskTag = ({ risk }: { risk: Risk }) => (
  <Tag color={TONES[risk.level]}>
    {risk.level === 'none' ? '没有发现风险' : `${RISK_LEVELS[risk.level]}风险 ${risk.score} 分`}
  </Tag>
)

/** Where each point of the score comes from, and what to do about it. */
export function RiskReasons({ risk }: { risk: Risk }) {
  if (risk.reasons.length === 0) return null
  return (
    <ul>
      {risk.reasons.map(({ text, points, advice }) => (
        <li key={text}>
          <b>{text}</b>
          <span className={screen.sub}>{`+${points} 分。${advice}`}</span>
        </li>
      ))}
    </ul>
  )
}

/** A section of a drawer. */
export const RiskSection = ({ title, risk }: { title: string; risk: Risk }) => (
  <section className={screen.section}>
    <h3>{title}</h3>
    <RiskTag risk={risk} />
    <RiskReasons risk={risk} />
  </section>
)
