import { Rows } from '../../rows';

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export default async function StaticPage({ params }) {
  const { rows } = await params;
  return <Rows count={Number(rows)} />;
}
