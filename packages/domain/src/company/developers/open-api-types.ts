/** A schema of JSON, as far as contracts need it. */
export interface JsonSchema {
  type?: string | string[];
  format?: string;
  enum?: (string | number | null)[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  default?: string | number | boolean;
  maxLength?: number;
  minLength?: number;
  maxItems?: number;
  minItems?: number;
  maximum?: number;
  minimum?: number;
}
interface Content {
  content: { "application/json": { schema: JsonSchema } };
}
/** A parameter of a path or a query. */
export interface Parameter {
  name: string;
  in: "path" | "query";
  required: boolean;
  schema: JsonSchema;
}
/** A call, or an event that a webhook gets. */
export interface Operation {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: Content & { required: boolean };
  responses: Record<string, { description: string } & Partial<Content>>;
}
/** An OpenAPI 3.1 document. */
export interface OpenApi {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  webhooks: Record<string, { post: Operation }>;
  components: { securitySchemes: Record<string, { type: "http"; scheme: "bearer"; description: string }> };
}
