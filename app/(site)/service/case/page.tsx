import type { Metadata } from 'next'
import { CasePage } from '@/components/site/cases/case-page'
import { ServiceHead } from '@/components/site/cases/service-head'

export const metadata: Metadata = { title: '工单进度', robots: { index: false } }

export default function ServiceCasePage() {
  return (
    <div className="wrap">
      <ServiceHead
        current="/service/case"
        title="工单进度"
        text="用工单号和提交时的手机号查看状态、处理人和截止时间。"
      />
      <CasePage />
    </div>
  )
}
