import { serverApi } from './server-api'

/** Published ways to reach the service; a part that cannot be had is left out. */
export async function loadContacts(host: string): Promise<{ list: { name: string; qq: string }[]; qrCode: string }> {
  const [list, qrCode] = await Promise.all([
    serverApi(host, 'GET /dist/serQqList', {}).then(
      (answer) => answer.list,
      () => [],
    ),
    serverApi(host, 'GET /operation/PublicWechatQRCode', {}).then(
      (answer) => answer.url,
      () => '',
    ),
  ])
  return { list, qrCode }
}
