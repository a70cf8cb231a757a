import type { ReactNode } from 'react'
import type { CitedAgreement } from '@/lib/contract/entities/agreement'

/** What both parties of an order signed, as rows of facts; none if they did not. */
export function agreementRows(agreement: CitedAgreement | null): Record<string, ReactNode> {
  if (!agreement) return {}
  const { agreementSn, signTime, version, hash, takingBack } = agreement
  return {
    转让协议: `双方已签《账号转让协议》${agreementSn}，${signTime.slice(0, 16)}，第 ${version} 版`,
    协议哈希: hash,
    ...(takingBack ? { 找回条款: `${takingBack.name}：${takingBack.text}` } : {}),
  }
}
