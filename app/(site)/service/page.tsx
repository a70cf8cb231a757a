import type { Metadata } from 'next'
import { CaseStart } from '@/components/site/cases/case-start'
import { ServiceHead } from '@/components/site/cases/service-head'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/service',
    title: '客服中心',
    description: '咨询、投诉、建议，未成年人退款、权利人通知和司法协助的提交入口。提交后立即生成工单号，可随时查进度。',
  })

export default function ServicePage() {
  return (
    <div className="wrap">
      <ServiceHead
        current="/service"
        title="客服中心"
        text="提交后立即生成工单号，写明处理人和截止时间。订单本身的问题，请在订单页申请售后，处理更快。"
      />
      <CaseStart />
    </div>
  )
}
