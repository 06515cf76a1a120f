import { Rows } from '../../rows';

export const dynamic = 'force-dynamic';

export default async function DynamicPage({ params }) {
  const { rows } = await params;
  return <Rows count={Number(rows)} />;
}
