import { z } from 'zod';
import { Problem } from '../contract/common';
import { type EndpointName, type EndpointPath, endpointPaths } from './endpoint-paths';
import { type EndpointSchemas, endpoints } from './endpoints';
import { API_VERSION, HEADER } from './request-headers';

type JsonSchema = Record<string, unknown>;

/** Recursive and transformed schemas are described by what travels: input of requests, output of answers. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: schemaOf(field as z.ZodType, 'input'),
  }));
}

const problemContent = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };

function operationOf(name: EndpointName): JsonSchema {
  const schemas: EndpointSchemas = endpoints[name];
  const empty = schemas.response instanceof z.ZodNull;
  const problems = [...schemas.problems, 500].map((status) => [
    String(status),
    { description: 'A problem record', content: problemContent },
  ]);
  const success = empty
    ? { description: 'Done' }
    : {
        description: 'OK',
        content: { 'application/json': { schema: schemaOf(schemas.response, 'output') } },
      };
  return {
    operationId: name,
    parameters: [
      ...parametersOf(schemas.params, 'path'),
      ...parametersOf(schemas.query, 'query'),
      ...Object.keys(headerTexts).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ],
    ...(schemas.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(schemas.body, 'input') } },
      },
    }),
    responses: { [empty ? '204' : '200']: success, ...Object.fromEntries(problems) },
  };
}

const headerTexts: Record<string, string> = {
  [HEADER.currency]: 'EUR, DKK or USD; all amounts of the answer are in it',
  [HEADER.language]: 'The locale code of the market: nl, nl-be, fr-be, dk, en, cw-nl, cw-en',
  [HEADER.agent]: "The agent's token; a hint of what to show, never a right",
  [HEADER.correlationId]: 'Names the request in logs; given back with the answer',
  [HEADER.authorization]: 'Bearer token of a signed-in visitor',
  [HEADER.session]: 'Who opened a basket; a basket answers to its own session only',
  [HEADER.idempotencyKey]: 'A repeated unsafe call with the same key answers as the first did',
};

/** The API's OpenAPI 3.1 document, made from the contract that client and backend share. */
export function openApiDocument(): JsonSchema {
  const names = Object.keys(endpointPaths) as EndpointName[];
  const pathsObject: Record<string, JsonSchema> = {};
  for (const name of names) {
    const { method, path }: EndpointPath = endpointPaths[name];
    pathsObject[path] = { ...pathsObject[path], [method.toLowerCase()]: operationOf(name) };
  }
  const headers = Object.entries(headerTexts).map(([name, description]) => [
    name,
    { name, in: 'header', required: false, description, schema: { type: 'string' } },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Sirocco', version: API_VERSION },
    paths: pathsObject,
    components: {
      parameters: Object.fromEntries(headers),
      schemas: { Problem: schemaOf(Problem, 'output') },
    },
  };
}
