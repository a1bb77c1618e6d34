"""The shape of views and events, field by field, and what is made of it: JSON Schema, TypeScript, a page."""
