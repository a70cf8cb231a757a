import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { uploads } from '@/lib/server/db/schema/media'
import type { Visitor } from './visitor'
import type { Person, World } from './world'

/** Uploads one picture as evidence, multipart as a browser sends it. Answers its key. */
export async function uploadEvidence(
  world: World,
  visitor: Visitor,
  purpose: 'evidence' | 'goods' = 'evidence',
): Promise<string> {
  const { uploadId, token } = await visitor.do('GET /comm/imagesTempUploadToken', { purpose })
  await visitor.do('GET /comm/csrf', {})
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('uploadId', uploadId)
  form.set('token', token)
  form.set('file', new Blob([png as BlobPart], { type: 'image/png' }), 'a.png')
  const response = await world.app.api.fetch(
    new Request(`${visitor.origin}/api/comm/uploadImage`, {
      method: 'POST',
      body: form,
      headers: {
        cookie: [...visitor.cookies].map(([k, v]) => `${k}=${v}`).join('; '),
        authorization: visitor.cookies.get('token') ?? '',
        'x-csrf-token': visitor.cookies.get('csrf') ?? '',
      },
    }),
  )
  return ((await response.json()) as { data: { key: string } }).data.key
}

/** A picture of this person's, as if it had been uploaded. Answers its key. */
export async function ownPicture(world: World, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const name = randomUUID()
  const key = `evidence/te/${name}.webp`
  const at = world.now()
  await world.services.db.insert(uploads).values({
    ...{ id: name, userId, purpose: 'evidence', tokenHash: '', key, expiresAt: at, usedAt: at },
    sha256: createHash('sha256').update(name).digest('hex'),
  })
  return key
}
