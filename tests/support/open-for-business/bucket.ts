import S3rver from '@20minutes/s3rver'
import { HeadObjectCommand, S3Client } from '@aws-sdk/client-s3'

const NAME = 'market-media'
/** The one account of the server, which checks signatures by it. */
const KEY = 'S3RVER'
const REGION = 'cn-east-1'

/** An S3 server with an empty bucket, by a package that this project did not write. */
export class Bucket {
  private constructor(
    private readonly server: S3rver,
    private readonly endpoint: string,
  ) {}

  static async open(directory: string): Promise<Bucket> {
    const server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      directory,
      silent: true,
      vhostBuckets: false,
      configureBuckets: [{ name: NAME, configs: [] }],
    })
    const { port } = await server.run()
    return new Bucket(server, `http://127.0.0.1:${port}`)
  }

  get settings() {
    return {
      STORAGE_PROVIDER: 's3',
      S3_ENDPOINT: this.endpoint,
      S3_REGION: REGION,
      S3_BUCKET: NAME,
      S3_ACCESS_KEY: KEY,
      S3_SECRET_KEY: KEY,
    }
  }

  /** Returns the type of a stored object. Rejects if there is none. */
  async typeOf(key: string): Promise<string | undefined> {
    const credentials = { accessKeyId: KEY, secretAccessKey: KEY }
    const client = new S3Client({ endpoint: this.endpoint, region: REGION, forcePathStyle: true, credentials })
    const { ContentType } = await client.send(new HeadObjectCommand({ Bucket: NAME, Key: key }))
    client.destroy()
    return ContentType
  }

  close(): Promise<void> {
    return this.server.close()
  }
}
