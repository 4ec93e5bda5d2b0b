import json
import os
import urllib.error
import urllib.request
import uuid

boundary = uuid.uuid4().hex
body = b""
for name, value in [("languages", "de"), ("languages", "en"), ("maxCost", "120")]:
    body += f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
for name in ["dogs.jpg", "lake.jpg"]:
    body += f'--{boundary}\r\nContent-Disposition: form-data; name="pictures"; filename="{name}"\r\n\r\n'.encode()
    with open(name, "rb") as picture:
        body += picture.read() + b"\r\n"
body += f"--{boundary}--\r\n".encode()

request = urllib.request.Request(
    "https://bildwort.example/api/v1/jobs",
    method="POST",
    headers={
        "Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}",
        "Content-Type": f"multipart/form-data; boundary={boundary}",
        "Idempotency-Key": str(uuid.uuid4()),
    },
    data=body,
)
try:
    with urllib.request.urlopen(request) as response:
        job = json.load(response)
except urllib.error.HTTPError as refused:
    job = json.load(refused)
    raise SystemExit(f"{job['error']} ({job['code']}, {job['requestId']})")

print(f"job {job['id']}: {job['images']['total']} images, up to {job['estimatedCents']} cents")
