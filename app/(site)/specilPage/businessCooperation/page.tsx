import type { Metadata } from 'next'
import { CooperationPage } from '@/components/business/cooperation-page'
import { pageMetadata } from '@/lib/tenant/page-metadata'

export const generateMetadata = (): Promise<Metadata> =>
  pageMetadata({
    path: '/specilPage/businessCooperation',
    title: '商务合作',
    description: '开设自己的游戏交易分销站：独立域名与品牌，共享货源与担保客服，按平台手续费 30% 分成，不收加盟费。',
  })

export default function BusinessCooperation() {
  return <CooperationPage />
}
