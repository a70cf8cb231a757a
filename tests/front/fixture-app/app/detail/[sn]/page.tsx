import { notFound } from 'next/navigation'

export default async function Page({ params }: { params: Promise<{ sn: string }> }) {
  const { sn } = await params
  if (sn === 'gone') notFound()
  return <h1>{sn}</h1>
}
