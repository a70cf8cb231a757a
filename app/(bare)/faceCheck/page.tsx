import type { Metadata } from 'next'
import { FacePage } from '@/components/people/face/face-page'

export const metadata: Metadata = { title: '人脸核验', robots: { index: false } }

/** Query: purpose; back: the vendor's page leads here. */
export default function FaceCheckPage() {
  return <FacePage />
}
