import { headers } from 'next/headers'

export default async function Page() {
  await headers()
  return <h1>centre</h1>
}
