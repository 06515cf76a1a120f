import { parseSync } from 'oxc-parser';

/**
 * One place where a text is asked for.
 * @typedef {object} Usage
 * @property {string} namespace
 * @property {RegExp | string} key inside the namespace: as written, or what a template can become
 * @property {readonly string[] | undefined} values names handed over; undefined when they cannot be read off
 * @property {boolean} mayBeGroup whether it may name a group of texts (`t.raw`, `t.has`)
 * @property {number} line
 */

/** @typedef {{ usages: Usage[], unclear: string[], literals: Set<string> }} FileUsage `unclear`: namespaces asked with a computed key */
/** @typedef {Record<string, any>} Node */

/** What makes a translator, with the place of the namespace among its arguments. */
const translatorMakers = new Map([
  ['useTranslations', 0],
  ['getTranslations', 0],
  ['createTranslator', 0],
  ['translatorFor', 1],
]);
const methods = new Set(['rich', 'markup', 'raw', 'has']);

/**
 * Reads which texts a source file asks for.
 * @param {string} path @param {string} source
 * @returns {FileUsage}
 */
export function findUsage(path, source) {
  /** @type {FileUsage} */
  const found = { usages: [], unclear: [], literals: new Set() };
  const { program } = parseSync(path, source);
  visit(program, [], (node, scopes) => {
    if (node.type === 'Literal' && typeof node.value === 'string') found.literals.add(node.value);
    if (node.type === 'VariableDeclarator') declareTranslator(node, scopes);
    if (node.type === 'CallExpression') readCall(node, scopes, source, found);
    found.unclear.push(...handedOn(node, scopes));
  });
  return found;
}

const opensScope = /Function|BlockStatement|Program/;

/** @param {Node} node @param {Map<string, string>[]} scopes @param {(node: Node, scopes: Map<string, string>[]) => void} see */
function visit(node, scopes, see) {
  const inner = opensScope.test(node.type) ? [...scopes, new Map()] : scopes;
  see(node, inner);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child === 'object' && typeof child.type === 'string') visit(child, inner, see);
    }
  }
}

/** Notes `const t = useTranslations('home')` and its relatives. @param {Node} node @param {Map<string, string>[]} scopes */
function declareTranslator(node, scopes) {
  const namespace = madeNamespace(node.init);
  if (namespace !== undefined && node.id.type === 'Identifier') scopes.at(-1)?.set(node.id.name, namespace);
}

/** @param {Node | null} node @returns {string | undefined} the namespace, when the expression makes a translator */
function madeNamespace(node) {
  const call = node?.type === 'AwaitExpression' ? node.argument : node;
  const place = call?.type === 'CallExpression' ? translatorMakers.get(call.callee.name) : undefined;
  return place === undefined ? undefined : namespaceOf(call?.arguments[place]);
}

/**
 * Translators given to somebody else, who asks with keys that cannot be seen here.
 * @param {Node} node @param {Map<string, string>[]} scopes @returns {string[]} their namespaces
 */
function handedOn(node, scopes) {
  /** @type {Record<string, (Node | null)[]>} */
  const receivers = {
    CallExpression: node.arguments,
    JSXExpressionContainer: [node.expression],
    Property: [node.value],
    ReturnStatement: [node.argument],
  };
  return (receivers[node.type] ?? []).flatMap((one) => {
    const namespace = one?.type === 'Identifier' ? lookUp(one.name, scopes) : madeNamespace(one);
    return namespace === undefined ? [] : [namespace];
  });
}

/** @param {string} name @param {Map<string, string>[]} scopes */
const lookUp = (name, scopes) => scopes.findLast((scope) => scope.has(name))?.get(name);

/** @param {Node | undefined} argument @returns {string | undefined} '' is the whole catalogue */
function namespaceOf(argument) {
  if (!argument) return '';
  if (argument.type === 'Literal') return String(argument.value);
  if (argument.type !== 'ObjectExpression') return undefined;
  const property = argument.properties.find((/** @type {Node} */ one) => one.key?.name === 'namespace');
  if (!property) return '';
  return property.value.type === 'Literal' ? String(property.value.value) : undefined;
}

/** @param {Node} node @param {Map<string, string>[]} scopes @param {string} source @param {FileUsage} found */
function readCall(node, scopes, source, found) {
  const method = node.callee.type === 'MemberExpression' ? node.callee.property.name : undefined;
  const receiver = method === undefined ? node.callee : node.callee.object;
  if (method !== undefined && !methods.has(method)) return;
  const namespace = receiver.type === 'Identifier' ? lookUp(receiver.name, scopes) : madeNamespace(receiver);
  if (namespace === undefined || node.arguments.length === 0) return;
  for (const key of possibleKeys(node.arguments[0])) {
    if (key === undefined) {
      found.unclear.push(namespace);
      continue;
    }
    found.usages.push({
      namespace,
      key,
      values: method === 'raw' || method === 'has' ? undefined : namesOf(node.arguments[1]),
      mayBeGroup: method === 'raw' || method === 'has',
      line: source.slice(0, node.start).split('\n').length,
    });
  }
}

/** @param {Node} node @returns {(string | RegExp | undefined)[]} undefined stands for a key that is computed elsewhere */
function possibleKeys(node) {
  if (node.type === 'Literal') return [String(node.value)];
  if (node.type === 'ConditionalExpression')
    return [...possibleKeys(node.consequent), ...possibleKeys(node.alternate)];
  if (node.type === 'TSAsExpression' || node.type === 'ParenthesizedExpression')
    return possibleKeys(node.expression);
  if (node.type !== 'TemplateLiteral') return [undefined];
  const parts = node.quasis.map((/** @type {Node} */ part) =>
    part.value.cooked.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return parts.join('') === '' ? [undefined] : [new RegExp(`^${parts.join('.+')}$`)];
}

/** @param {Node | undefined} node @returns {string[] | undefined} */
function namesOf(node) {
  if (!node) return [];
  if (node.type !== 'ObjectExpression') return undefined;
  const names = node.properties.map(
    (/** @type {Node} */ property) => property.key?.name ?? property.key?.value,
  );
  return names.includes(undefined) ? undefined : names;
}
