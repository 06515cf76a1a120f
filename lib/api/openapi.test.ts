import { expect, test } from 'vitest';
import { endpointPaths } from './endpoint-paths';
import { openApiDocument } from './openapi';

const document = openApiDocument() as {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters: { name?: string; in?: string }[] }>
  >;
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.values(methods).map((operation) => ({ path, ...operation })),
);

test('the document holds every call of the contract once', () => {
  expect(operations.map((operation) => operation.operationId).sort()).toEqual(
    Object.keys(endpointPaths).sort(),
  );
});

test('every placeholder of a path is described as a parameter, and nothing else is', () => {
  for (const { path, parameters } of operations) {
    const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === 'path').map((one) => one.name)).toEqual(placeholders);
  }
});
