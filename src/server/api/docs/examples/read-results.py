import json
import os
import re
import urllib.error
import urllib.parse
import urllib.request

address = "https://bildwort.example/api/v1/jobs/42/images?limit=100"
headers = {"Authorization": f"Bearer {os.environ['BILDWORT_TOKEN']}"}
while address:
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as response:
            page = json.load(response)
            link = re.search(r'<([^>]+)>; rel="next"', response.headers.get("Link", ""))
    except urllib.error.HTTPError as refused:
        page = json.load(refused)
        raise SystemExit(f"{page['error']} ({page['code']}, {page['requestId']})")
    for image in page["images"]:
        # The texts are by language; without any, there is a problem, or it is not done yet.
        texts = [text["altText"] for text in image["texts"].values()]
        print(image["url"], texts[0] if texts else (image["problem"] or {}).get("message", image["state"]))
    address = urllib.parse.urljoin(address, link[1]) if link else None
